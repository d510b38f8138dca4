const withId = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`;

/** Paths of the screens that show what the operator says: apart from the others, which every start of the app loads. */
export const contentPaths = {
  notices: '/pages/user/notice',
  news: '/pages/news/news',
  articlePage: '/pages/news/details',
  article: (id: string) => withId('/pages/news/details', id),
  about: '/pages/about/aboutus',
  activities: '/pages/activitycenter/activitycenter',
  activityList: '/pages/activitycenter/activitylist',
  activityPage: '/pages/activityview/activityview',
  activity: (id: string) => withId('/pages/activityview/activityview', id),
  download: '/pages/download/download',
} as const;
