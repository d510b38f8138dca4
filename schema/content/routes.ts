const withId = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`;

/** Paths of the screens that show what the operator says, and of those that people seldom come to: apart from the others, which every start of the app loads. */
export const contentPaths = {
  notices: '/pages/user/notice',
  news: '/pages/news/news',
  articlePage: '/pages/news/details',
  article: (id: string) => withId('/pages/news/details', id),
  about: '/pages/about/aboutus',
  /** How it works, in questions and answers. */
  guide: '/pages/about/aboutus?part=questions',
  activities: '/pages/activitycenter/activitycenter',
  activityList: '/pages/activitycenter/activitylist',
  activityPage: '/pages/activityview/activityview',
  activity: (id: string) => withId('/pages/activityview/activityview', id),
  download: '/pages/download/download',
  splash: '/pages/splash/splash',
  bonuses: '/pages/user/activityCenter',
  choosePlace: '/choose-location',
  openPlace: '/open-location',
} as const;
