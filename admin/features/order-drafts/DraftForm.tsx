import { messageText } from '#web/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { DistrictField } from '#admin/features/settings/DistrictField.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { BuyerFields } from './BuyerFields.tsx'
import type { DraftAnswer } from './draft-action.server.ts'
import type { DraftView, Values } from './draft-values.ts'
import { ItemFields } from './ItemFields.tsx'

type DraftFormProps = {
	/** What is saved, or the first values of a new draft. */
	saved: Values
	/** Null for a new one. */
	view: DraftView | null
	answer: DraftAnswer | undefined
}

/** What the parts of the form need for a field: its value and its errors. */
export type DraftFields = {
	values: Values
	field(name: string): { id: string; name: string; defaultValue: string; errors: string[] }
}

/** The form of a draft: buyer, address, items, delivery. Every button belongs to it, so that nothing typed is lost. */
export function DraftForm({ saved, view, answer }: DraftFormProps) {
	const { t } = useTranslation(['drafts', 'settings', 'common'])
	const values = answer?.values ?? saved
	const errorsOf = (name: string) => {
		const key = answer?.errors[name]
		const said = answer?.said[name]
		if (key !== undefined)
			return [messageText(t, key.startsWith('district.') ? `settings:${key}` : key)]
		return said === undefined ? [] : [said]
	}
	const fields: DraftFields = {
		values,
		field: (name) => ({ id: name, name, defaultValue: values[name] ?? '', errors: errorsOf(name) }),
	}
	const wrong = [
		...new Set([...Object.keys(answer?.errors ?? {}), ...Object.keys(answer?.said ?? {})]),
	]
	return (
		<PostForm id="draft" className="grid gap-4">
			<ErrorSummary
				title={t('common:form.wrong')}
				errors={wrong.flatMap((name) =>
					errorsOf(name).map((text) => (name === '' ? { text } : { fieldId: name, text })),
				)}
			/>
			{view ? <input type="hidden" name="version" value={view.version} /> : null}
			<BuyerFields fields={fields} customers={answer?.customers} rest={answer?.rest} />
			<AddressFields fields={fields} options={answer?.options} errors={errorsOf('place')} />
			<ItemFields fields={fields} view={view} items={answer?.items} />
			<DeliveryFields fields={fields} view={view} />
			<DraftButtons isSaved={view !== null} />
		</PostForm>
	)
}

function DeliveryFields({ fields, view }: { fields: DraftFields; view: DraftView | null }) {
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

type AddressFieldsProps = {
	fields: DraftFields
	options: DraftAnswer['options']
	errors: string[]
}

function AddressFields({ fields, options, errors }: AddressFieldsProps) {
	const { t } = useTranslation('drafts')
	const { values, field } = fields
	return (
		<Panel id="address" title={t('address')}>
			<div className="grid gap-4">
				<p className="text-14 text-mute">{t('addressText')}</p>
				<TextArea {...field('street')} label={t('street')} rows={2} maxLength={200} />
				<FieldColumns>
					<TextField {...field('village')} label={t('village')} maxLength={60} autoComplete="off" />
					<TextField
						{...field('postcode')}
						label={t('postcode')}
						maxLength={5}
						inputMode="numeric"
						autoComplete="off"
					/>
				</FieldColumns>
				<DistrictField
					label={t('district')}
					place={values.place}
					district={values.district}
					options={options}
					errors={errors}
					isOptional
				/>
				<TextField
					{...field('courierNote')}
					label={t('courierNote')}
					maxLength={200}
					autoComplete="off"
				/>
			</div>
		</Panel>
	)
}

function DraftButtons({ isSaved }: { isSaved: boolean }) {
	const { t } = useTranslation('drafts')
	return (
		<SaveBar>
			<Button variant="primary" name="act" value="save">
				{t('save')}
			</Button>
			{isSaved ? (
				<>
					<Button name="act" value="link">
						{t('link.make')}
					</Button>
					<Button name="act" value="place">
						{t('place')}
					</Button>
					<Button name="act" value="discard" variant="quiet" formNoValidate>
						{t('discard')}
					</Button>
				</>
			) : null}
		</SaveBar>
	)
}
