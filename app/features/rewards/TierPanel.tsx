import { useTranslation } from 'react-i18next'
import { Meter } from '#app/ui/Meter.tsx'
import type { TierView } from './reward-view.ts'

/** A customer's tier with the way to the next one, in words and as a bar. */
export function TierPanel({ tier, next, spent, remaining, progress }: TierView) {
	const { t } = useTranslation('rewards')
	const words = next
		? t('tier.missing', { remaining, next: t(`tiers.${next}`) })
		: t('tier.highest')
	return (
		<div className="panel stack stack-s" data-tier={tier ?? 'NONE'}>
			<p className="help">{t('tier.yours')}</p>
			<p className="text-22 font-semibold">{t(`tiers.${tier ?? 'NONE'}`)}</p>
			<p>{t('tier.spent', { spent })}</p>
			{next ? <Meter {...progress} label={words} /> : null}
			<p>{words}</p>
		</div>
	)
}
