import { z } from 'zod'
import { hoursText, parseHours } from '#web/domain/opening-hours.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'

/** The days of a week, Monday first. */
export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const
type WeekDay = (typeof weekDays)[number]
/** Field name of a day. */
export const hoursField = (day: WeekDay) => `hours${day}` as const

const hoursOfDay = z
	.string()
	.trim()
	.default('')
	.transform((text) => (text === '' ? null : parseHours(text)))
	.refine((hours) => hours !== undefined, 'shipping.hoursWrong')

/** The opening hours of a week, a field per day. Messages are text keys of `settings`. */
export const HoursForm = z.object({
	hours0: hoursOfDay,
	hours1: hoursOfDay,
	hours2: hoursOfDay,
	hours3: hoursOfDay,
	hours4: hoursOfDay,
	hours5: hoursOfDay,
	hours6: hoursOfDay,
})

/** The form values of the opening hours. */
export function hoursValues(
	hours: readonly (readonly number[] | null)[] | null,
): Record<string, string> {
	return Object.fromEntries(
		weekDays.map((day) => [hoursField(day), hoursText(hours?.[day] ?? null) ?? '']),
	)
}

/** Parses the seven fields; null if all are empty. Errors are text keys by field. */
export function readHours(form: FormData): {
	hours: ([number, number] | null)[] | null
	errors: RejectedForm['errors']
} {
	const parsed = parseForm(form, HoursForm)
	if (!parsed.ok) return { hours: null, errors: parsed.rejected.errors }
	const hours = weekDays.map((day) => parsed.value[hoursField(day)] ?? null)
	return { hours: hours.some((day) => day !== null) ? hours : null, errors: {} }
}
