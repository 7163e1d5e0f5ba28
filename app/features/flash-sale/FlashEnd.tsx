import { useTranslation } from '#app/i18n/use-translation.ts'
import { Countdown } from '#app/ui/Countdown.tsx'

type FlashEndProps = {
	/** UTC, ISO 8601: the end, and the time of rendering. */
	endsAt: string
	now: string
	/** The end as text: `21 Nov 2026 20:00 WIB`. */
	endText: string
}

/** The end of a flash sale as text for pages without script, and a countdown. */
export function FlashEnd({ endsAt, now, endText }: FlashEndProps) {
	const { t } = useTranslation('catalog')
	return (
		<p className="text-14 tabular-nums">
			{t('flash.until', { time: endText })}{' '}
			<span className="whitespace-nowrap font-semibold" aria-hidden="true">
				(
				<Countdown
					until={endsAt}
					now={now}
					dayWords={{ one: t('flash.day'), other: t('flash.days') }}
					over={t('flash.over')}
				/>
				)
			</span>
		</p>
	)
}
