import { useTranslation } from 'react-i18next'

/** Says what the shop runs on, unless it hides that. */
export function Watermark({ isHidden }: { isHidden: boolean }) {
	const { t } = useTranslation('frame')
	return isHidden ? null : <p>{t('watermark')}</p>
}
