import { expect, it } from 'vitest';
import { accountingClient } from '../accounting/client';
import { deleteMembership } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import { setPasswordHash, type User } from '../session/storage/users';
import { businessId, makeAdministrator, makePerson, openSmallDesk } from '../session/testing/small-desk';
import { readAdministratorsElsewhere } from './settings';

openSmallDesk();

const seenBy = (user: User) =>
  readAdministratorsElsewhere({ user, role: 'admin', client: accountingClient(user.id) }, businessId);

it('system administrators of no business are seen by one of them, and by nobody else', async () => {
  const [ada, xaver] = [await makeAdministrator(), await makeAdministrator()];
  await setPasswordHash(dashboardDatabase(), xaver.id, 'kept elsewhere');
  expect(await seenBy(ada)).toEqual([]);
  await deleteMembership(dashboardDatabase(), xaver.id, businessId);
  expect(await seenBy(ada)).toEqual([xaver]);
  expect(await seenBy(await makePerson('admin'))).toEqual([]);
});
