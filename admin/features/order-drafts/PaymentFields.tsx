import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { DraftView } from './draft-values.ts'
import type { DraftFields } from './use-draft-fields.ts'

type PaymentFieldsProps = { fields: DraftFields; view: DraftView }

/** The way to pay, and vouchers. */
export function PaymentFields({ fields, view }: PaymentFieldsProps) {
	const { t } = useTranslation('drafts')
	const { field, values } = fields
	const voucher = (name: 'productVoucher' | 'shippingVoucher') => {
		const { errors, ...rest } = field(name)
		const why = view.refusedVouchers[(values[name] ?? '').trim().toUpperCase()]
		return { ...rest, errors: errors.length === 0 && why !== undefined ? [why] : errors }
	}
	return (
		<Panel id="payment" title={t('payment')}>
			<div className="grid gap-4">
				<SelectField
					{...field('way')}
					label={t('way')}
					help={t('wayHelp')}
					placeholder={t('wayOpen')}
					options={view.ways.map(({ value, payment, account }) => ({
						value,
						label: [t(`orders:file.methods.${payment}`), account].filter(Boolean).join(' · '),
					}))}
				/>
				<FieldColumns>
					<TextField
						{...voucher('productVoucher')}
						label={t('productVoucher')}
						maxLength={40}
						autoComplete="off"
					/>
					<TextField
						{...voucher('shippingVoucher')}
						label={t('shippingVoucher')}
						maxLength={40}
						autoComplete="off"
					/>
				</FieldColumns>
			</div>
		</Panel>
	)
}
