import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { DraftView } from './draft-values.ts'
import type { DraftFields } from './use-draft-fields.ts'

/** Who delivers for how much, a note, and whether the units are reserved. */
export function DeliveryFields({ fields, view }: { fields: DraftFields; view: DraftView | null }) {
	const { t } = useTranslation('drafts')
	const { values, field } = fields
	const chosen = values.courier ?? ''
	const couriers = view?.couriers ?? []
	const isListed = chosen === '' || couriers.some(({ value }) => value === chosen)
	const options = isListed ? couriers : [...couriers, { value: chosen, label: chosen }]
	return (
		<Panel id="delivery" title={t('delivery')}>
			<div className="grid gap-4">
				{view ? (
					<FieldColumns>
						<SelectField
							{...field('courier')}
							label={t('courier')}
							help={t('courierHelp')}
							placeholder={t('courierOpen')}
							options={options}
						/>
						<TextField
							{...field('shippingPrice')}
							label={t('shippingPrice')}
							help={t('shippingPriceHelp')}
							inputMode="numeric"
							prefix="Rp"
							maxLength={20}
							autoComplete="off"
						/>
					</FieldColumns>
				) : (
					<p className="text-14 text-mute">{t('courierLater')}</p>
				)}
				<TextArea {...field('note')} label={t('note')} rows={2} maxLength={500} />
				<CheckboxField
					id="holdsStock"
					name="holdsStock"
					value="on"
					label={t('holdsStock')}
					help={view?.holdEnds ? t('held', { at: view.holdEnds }) : t('holdsStockHelp')}
					defaultChecked={values.holdsStock === 'on'}
				/>
			</div>
		</Panel>
	)
}
