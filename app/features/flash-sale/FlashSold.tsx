import { useTranslation } from '#app/i18n/use-translation.ts'
import { Meter } from '#web/ui/Meter.tsx'

/** A bar with the share of a flash sale's units that is sold; nothing while none is. */
export function FlashSold({ percent }: { percent: number | null }) {
	const { t } = useTranslation('catalog')
	if (percent === null) return null
	const text = t('flash.sold', { percent })
	return (
		<div className="grid gap-1">
			<Meter value={percent} max={100} label={text} />
			<p className="text-12 font-semibold" aria-hidden="true">
				{text}
			</p>
		</div>
	)
}
