import { useTranslation } from '#app/i18n/use-translation.ts'

/** Says what the shop runs on, unless it hides that. */
export function Watermark({ isHidden }: { isHidden: boolean }) {
	const { t } = useTranslation('frame')
	return isHidden ? null : <p>{t('watermark')}</p>
}
