export { MinistryMembers, type MinistryMembersProps } from './ministry-members.tsx';
