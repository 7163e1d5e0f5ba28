import { hoursText, parseHours } from '#web/domain/opening-hours.ts'

/** Field name of a day; 0 is Monday. */
export const hoursField = (day: number) => `hours${day}`
/** The days of a week, Monday first. */
export const weekDays = [0, 1, 2, 3, 4, 5, 6] as const

/** The form values of the opening hours. */
export function hoursValues(
	hours: readonly (readonly number[] | null)[] | null,
): Record<string, string> {
	return Object.fromEntries(
		weekDays.map((day) => [hoursField(day), hoursText(hours?.[day] ?? null) ?? '']),
	)
}

/** Parses the seven fields; null if all are empty. Errors are text keys by field. */
export function readHours(form: FormData) {
	const typed = weekDays.map((day) => String(form.get(hoursField(day)) ?? '').trim())
	const read = typed.map((text) => (text === '' ? null : parseHours(text)))
	const errors = Object.fromEntries(
		weekDays.flatMap((day) =>
			read[day] === undefined ? [[hoursField(day), 'shipping.hoursWrong']] : [],
		),
	)
	const hours = read.map((day) => day ?? null)
	return { hours: hours.some((day) => day !== null) ? hours : null, errors }
}
