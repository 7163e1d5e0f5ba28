import { useTranslation } from '#admin/i18n/use-translation.ts'
import { providerName } from '#contract/online-method.ts'
import { REFUND_TARGETS } from '#contract/order.ts'
import { SelectField } from '#web/ui/SelectField.tsx'

type RefundTargetProps = {
	/** What a provider can still give back; null: none can. */
	by: { provider: string; most: string } | null
	chosen: string | undefined
	errors: string[]
}

/** Where the money of a refund goes, if a provider of the payment can give it back. */
export function RefundTarget({ by, chosen, errors }: RefundTargetProps) {
	const { t } = useTranslation('orders')
	if (by === null) return null
	const values = { provider: providerName(by.provider), most: by.most }
	return (
		<SelectField
			id="to"
			name="to"
			label={t('refundTo.label')}
			help={t('refundTo.help', values)}
			options={REFUND_TARGETS.map((value) => ({ value, label: t(`refundTo.${value}`, values) }))}
			defaultValue={chosen ?? 'WALLET'}
			errors={errors}
		/>
	)
}
