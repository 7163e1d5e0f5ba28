import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { AddressFields } from './AddressFields.tsx'
import type { DraftAnswer } from './draft-action.server.ts'
import type { EditView } from './edit-view.ts'
import { ItemFields } from './ItemFields.tsx'
import { useDraftFields } from './use-draft-fields.ts'

type EditFormProps = { view: EditView; answer: DraftAnswer | undefined }

/** Changes of an order that is not packed: its lines, address and delivery. */
export function EditForm({ view, answer }: EditFormProps) {
	const { t } = useTranslation(['drafts', 'common'])
	const { fields, errors } = useDraftFields(answer?.values ?? view.saved, answer)
	const { field } = fields
	return (
		<PostForm id="edit" className="grid gap-4">
			<ErrorSummary title={t('common:form.wrong')} errors={errors} />
			<input type="hidden" name="edits" value={view.edits} />
			<p className="text-14 text-mute">{t(`edit.${view.state}`)}</p>
			<ItemFields
				fields={fields}
				view={{ rows: view.rows, isFixed: view.state === 'paid' }}
				items={answer?.items}
			/>
			{view.hasAddress ? (
				<>
					<AddressFields fields={fields} options={answer?.options} title={t('edit.address')} />
					<Panel id="delivery" title={t('delivery')}>
						<FieldColumns>
							<SelectField
								{...field('courier')}
								label={t('edit.courier')}
								placeholder={t('edit.courierKeep', { name: view.courierName })}
								options={view.couriers}
							/>
							<TextField
								{...field('shippingPrice')}
								label={t('edit.shippingPrice')}
								help={view.state === 'paid' ? undefined : t('edit.shippingHelp')}
								inputMode="numeric"
								prefix="Rp"
								maxLength={20}
								autoComplete="off"
								readOnly={view.state === 'paid'}
							/>
						</FieldColumns>
					</Panel>
				</>
			) : null}
			<Panel id="why" title={t('edit.reason')}>
				<TextField
					{...field('reason')}
					label={t('edit.reason')}
					maxLength={200}
					autoComplete="off"
					required
				/>
			</Panel>
			<SaveBar>
				<Button variant="primary" name="act" value="save">
					{t('edit.submit')}
				</Button>
			</SaveBar>
		</PostForm>
	)
}
