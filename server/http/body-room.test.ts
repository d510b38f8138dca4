import { createBodyRoom } from './body-room';

describe('QUALITY 3: room for bodies', () => {
  it('is limited for all together and for each person, and is given back', () => {
    const room = createBodyRoom(100, 60);
    const ann = room.hold('ann');
    expect([ann.add(50), ann.add(11), ann.add(10)]).toEqual([true, false, true]);
    expect(room.hold('ann').add(1)).toBe(false);
    const ben = room.hold('ben');
    expect([ben.add(41), ben.add(40), ben.add(1)]).toEqual([false, true, false]);
    ann.release();
    ann.release();
    expect(ann.add(1)).toBe(false);
    expect([ben.add(20), ben.add(1)]).toEqual([true, false]);
    expect(room.hold('ann').add(40)).toBe(true);
  });
});
