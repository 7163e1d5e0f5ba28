import { useTranslation } from '#app/i18n/use-translation.ts'
import { hoursInShort, type OpeningHoursView } from './opening-hours-view.ts'

/** Opening hours as lines of text, for a label: whether it is open now, and the week in short. */
export function OpeningHoursText({ hours }: { hours: OpeningHoursView }) {
	const { t } = useTranslation('common')
	const { kind, ...values } = hours.now
	return (
		<>
			<span className="block">{t(`openingHours.${kind}`, values)}</span>
			{hoursInShort(hours.days).map(({ from, to, text }) => (
				<span key={from} className="block tabular-nums">
					{[...new Set([from, to])].map((day) => t(`openingHours.day.${day}`)).join('–')}{' '}
					{text ?? t('openingHours.none')}
				</span>
			))}
		</>
	)
}
