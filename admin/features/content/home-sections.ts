import { z } from 'zod'
import type { HomeSection } from '#contract/home-section.ts'
import { formatDateTime } from '#web/domain/dates.ts'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'
import { shownState, type ShownState } from './shown-state.ts'

/** The version of the draft that a form was made from. */
export const homeVersion = z
	.string()
	.regex(/^\d{1,9}$/)
	.transform(Number)

/** The forms of the list of sections, told apart by their button. */
export const HomeAct = z.discriminatedUnion('act', [
	z.object({
		act: z.enum(['up', 'down', 'hide', 'show']),
		section: z.string().max(40),
		version: homeVersion,
	}),
	z.object({ act: z.literal('publish'), version: homeVersion }),
	z.object({ act: z.literal('default') }),
	z.object({ act: z.literal('preview') }),
])
export type HomeMove = Extract<z.output<typeof HomeAct>, { section: string }>

export type SectionRow = {
	id: string
	kind: HomeSection['KIND']
	/** '' if the shop shows the default title of its kind. */
	title: string
	isHidden: boolean
	state: ShownState
}

/** Sections as the list shows them. */
export function sectionRows(
	sections: HomeSection[],
	staff: { now: Date; locale: Locale },
): SectionRow[] {
	return sections.map((section) => ({
		id: section.SECTION_ID,
		kind: section.KIND,
		isHidden: section.IS_HIDDEN,
		title: titleOf(section, staff.locale),
		state: shownState(
			{ isOn: !section.IS_HIDDEN, startsAt: section.FROM, endsAt: section.UNTIL },
			staff,
		),
	}))
}

/** The title of a section; '' if it has none of its own. */
export function titleOf(section: HomeSection, locale: Locale): string {
	if (!('TITLE_ID' in section)) return ''
	return locale === defaultLocale ? section.TITLE_ID : section.TITLE_EN
}

/** The sections after one was moved, hidden or shown; unchanged for an unknown id. */
export function changedSections(
	sections: HomeSection[],
	{ act, section }: HomeMove,
): HomeSection[] {
	const at = sections.findIndex(({ SECTION_ID }) => SECTION_ID === section)
	const found = sections[at]
	if (!found) return sections
	if (act === 'hide' || act === 'show') {
		return sections.toSpliced(at, 1, { ...found, IS_HIDDEN: act === 'hide' })
	}
	const to = Math.max(0, at + (act === 'up' ? -1 : 1))
	return sections.toSpliced(at, 1).toSpliced(to, 0, found)
}

/** A time of a version, formatted for its list. */
export function momentText(at: Date | null, locale: Locale): string | null {
	return at === null ? null : formatDateTime(at, locale)
}
