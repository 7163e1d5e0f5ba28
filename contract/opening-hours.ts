import { z } from 'zod'

/** Minutes after midnight in the shop's time zone; 1440 is midnight at the end of the day. */
const minutes = z.number().int().min(0).max(1440)
/** Opening and closing of a day; null: closed. */
const OpeningDayWire = z
	.tuple([minutes, minutes])
	.refine(([opens, closes]) => opens < closes)
	.meta({ examples: [[540, 1020]] })
	.nullable()

/** A week of opening hours, Monday first. */
export const OpeningHoursWire = z.array(OpeningDayWire).length(7)
export type OpeningHours = z.infer<typeof OpeningHoursWire>
