import { Extensions } from 'type-graphql';

/** Who may call a root field of the staff schema: declared here, checked by `enforcePermissions`. */
export const May = (permission: `${string}.${string}`): MethodDecorator & PropertyDecorator =>
  Extensions({ may: permission });

/** For the few fields that signing in needs: whoever they are for asks by itself. */
export const MayAnyone: MethodDecorator & PropertyDecorator = Extensions({ may: 'anyone' });
