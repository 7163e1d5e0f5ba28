import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { FlashEnd } from './FlashEnd.tsx'
import { FlashSold } from './FlashSold.tsx'
import type { FlashView } from './flash-view.ts'

/** Beside a product's price: the flash sale, its end and the units left, or that it is sold out. */
export function FlashNotice({ flash }: { flash: FlashView }) {
	const { t } = useTranslation('catalog')
	if (flash.isGone) return <Alert title={t('flash.name')}>{t('flash.gone')}</Alert>
	return (
		<Alert tone="warning" title={t('flash.name')}>
			<FlashEnd {...flash} />
			<FlashSold percent={flash.soldPercent} />
			<p className="text-14">
				{t('flash.left', { number: flash.left })} {t('flash.most', { count: flash.maxPerBuyer })}
			</p>
		</Alert>
	)
}
