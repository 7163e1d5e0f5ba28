import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { OnlineView, OnlineWarning } from './online-view.ts'

/** What is wrong with an account. */
export function WarningText({ warning, one }: { warning: OnlineWarning; one: OnlineView }) {
	const { t } = useTranslation('banks')
	return <>{t(`online.warning.${warning}`, { at: one.account?.silent ?? '' })}</>
}
