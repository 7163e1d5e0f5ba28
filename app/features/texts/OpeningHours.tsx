import { useTranslation } from '#app/i18n/use-translation.ts'
import { weekDays, type OpeningHoursView } from './opening-hours-view.ts'

/** Pickup hours: whether it is open now, and the hours of the week. */
export function OpeningHours({ hours }: { hours: OpeningHoursView }) {
	const { t } = useTranslation('common')
	const { kind, ...values } = hours.now
	return (
		<div className="flex flex-col gap-2 text-14" data-opening-hours>
			<p className="font-semibold">{t(`openingHours.${kind}`, values)}</p>
			<dl className="grid max-w-80 grid-cols-[auto_1fr] gap-x-6 gap-y-1">
				{weekDays.map((at) => (
					<div key={at} className="contents">
						<dt className="text-mute">{t(`openingHours.day.${at}`)}</dt>
						<dd className="tabular-nums">{hours.days[at] ?? t('openingHours.none')}</dd>
					</div>
				))}
			</dl>
		</div>
	)
}
