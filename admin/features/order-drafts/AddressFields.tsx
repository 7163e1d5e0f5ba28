import { useTranslation } from '#admin/i18n/use-translation.ts'
import { DistrictField } from '#admin/features/settings/DistrictField.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { DraftAnswer } from './draft-action.server.ts'
import type { DraftFields } from './use-draft-fields.ts'

type AddressFieldsProps = {
	fields: DraftFields
	options: DraftAnswer['options']
	title: string
	text?: string
}

/** Street, village, postcode and district. */
export function AddressFields({ fields, options, title, text }: AddressFieldsProps) {
	const { t } = useTranslation('drafts')
	const { values, field } = fields
	return (
		<Panel id="address" title={title}>
			<div className="grid gap-4">
				{text ? <p className="text-14 text-mute">{text}</p> : null}
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
					errors={field('place').errors}
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
