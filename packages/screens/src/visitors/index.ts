export { type MadeMember, MakeMember, type MakeMemberProps } from './view/make-member/make-member.tsx';
export type { NewMemberValues } from './view/make-member/new-member.tsx';
export type { FoundMember, FoundMembers, MemberFinder } from './view/make-member/use-member-search.ts';
export type { ShownContact } from './view/visitors-table/visitor-contact.tsx';
export {
  type VisitorMatchOf,
  VisitorsTable,
  type VisitorsTableProps,
} from './view/visitors-table/visitors-table.tsx';
export { VisitorsScreen } from './visitors-screen.tsx';
