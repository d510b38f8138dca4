import { contactIn } from './contact-links';

it.each([
  ['https://t.me/desk77', 't.me'],
  ['https://T.ME/desk77', 't.me'],
  ['https://t.me:443/desk77', 't.me'],
  ['https://chat.whatsapp.com/Kd83', 'whatsapp.com'],
  ['https://wa.me/491511234567', 'wa.me'],
  ['https://lin.ee/abc', 'lin.ee'],
  ['https://zalo.me/0901', 'zalo.me'],
  ['https://open.kakao.com/o/abc', 'kakao.com'],
  ['https://u.wechat.com/abc', 'wechat.com'],
  ['https://bit.ly/3abc', 'bit.ly'],
  ['https://example.com/go?to=https://t.me/desk77', 't.me'],
  ['https://example.com/go?to=https%3A%2F%2Ft.me%2Fdesk77', 't.me'],
  ['https://example.com/go?to=https%253A%252F%252Ft%252Eme%252Fdesk77', 't.me'],
  ['mailto:desk77@mail.example', 'desk77@mail.example'],
])('S1: %s leads to a talk outside the app', (link, found) => {
  expect(contactIn(link)).toBe(found);
});

it.each([
  'https://www.reuters.com/markets/',
  'https://example.com/line.me-explained',
  'https://at.me.example/x',
  'https://notwhatsapp.com/',
  'https://example.com/100%',
  '/pages/customer/customer',
])('and %s does not', (link) => {
  expect(contactIn(link)).toBeNull();
});

it('the operator’s own mailbox is none', () => {
  const own = 'Tarn Ltd\n1 Lake Road, Bern\nservice@tarn.example';
  expect(contactIn('mailto:Service@tarn.example', own)).toBeNull();
  expect(contactIn('mailto:vice@tarn.example', own)).toBe('vice@tarn.example');
});
