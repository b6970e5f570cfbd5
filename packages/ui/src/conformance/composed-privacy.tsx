import { auditEntries, deletionRequests, fixtureDate } from '@ministerio/contract/fixtures';
import { AuditFilter, noAuditFilter } from '../features/audit/view/audit-filter.tsx';
import { AuditTable } from '../features/audit/view/audit-table.tsx';
import { DeletionRequests } from '../features/deletion-requests/view/deletion-requests.tsx';
import { MyData } from '../features/my-data/view/my-data.tsx';
import type { RegistryEntry } from './entry.ts';

const nothing = () => undefined;

/** What tells who changed what, and gives people their own data. */
export const privacyComponents: readonly RegistryEntry[] = [
  {
    folder: 'audit-table',
    name: 'AuditTable',
    render: (props) => (
      <AuditTable
        {...props}
        entries={auditEntries}
        timeZone="America/La_Paz"
        currency="Bs"
        onOlder={nothing}
      />
    ),
  },
  {
    folder: 'audit-table',
    name: 'AuditFilter',
    render: (props) => (
      <AuditFilter {...props} values={noAuditFilter} onValuesChange={nothing} today={fixtureDate} />
    ),
  },
  {
    folder: 'deletion-requests',
    name: 'DeletionRequests',
    render: (props) => (
      <DeletionRequests
        {...props}
        requests={deletionRequests}
        timeZone="America/La_Paz"
        onDelete={nothing}
        onDismiss={nothing}
      />
    ),
  },
  {
    folder: 'my-data',
    name: 'MyData',
    render: (props) => (
      <MyData
        {...props}
        requestedOn={null}
        passwordHref="/dashboard/user/clave"
        onDownload={nothing}
        onRequest={nothing}
        onWithdraw={nothing}
      />
    ),
  },
];
