import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { VoucherRow } from './voucher-view.ts'

/** The terms of a voucher as a sentence. */
export function VoucherTerms({ gives }: Pick<VoucherRow, 'gives'>) {
	const { t } = useTranslation('promotions')
	return (
		<span className="inline-flex min-w-0 flex-col max-sm:items-end">
			<span>{t(`voucher.giving.${gives.key}`, { amount: gives.amount })}</span>
			{gives.maximum ? (
				<span className="text-mute">{t('voucher.atMost', { amount: gives.maximum })}</span>
			) : null}
			{gives.minimum ? (
				<span className="text-mute">{t('voucher.from', { amount: gives.minimum })}</span>
			) : null}
		</span>
	)
}
