import { type ChurchClock, clockFromTable } from '@ministerio/contract/domain';

/** Day and time at the church now, whatever the zone of the device. */
export const churchNow = (): ChurchClock => clockFromTable(Date.now(), __CLOCKS__);
