import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { noteFormId } from './NotesPanel.tsx'
import type { CustomerView } from './customer-view.ts'
import type { CustomerForm } from './customer.form.ts'

type BlockPanelProps = { customer: CustomerView; rejected: RejectedForm | undefined }

/** Blocks or unblocks a customer, with a reason. */
export function BlockPanel({ customer, rejected }: BlockPanelProps) {
	const { t } = useTranslation(['customers', 'common'])
	const field = formFields<typeof CustomerForm>(rejected, t)
	const act = customer.isBlocked ? 'unblock' : 'block'
	return (
		<Panel id="block" title={t(`${act}.title`)}>
			<p className="mb-3 text-14 text-mute">{t(`${act}.text`)}</p>
			<div className="grid gap-3">
				<TextField
					form={noteFormId}
					{...field('reason')}
					label={t('reason')}
					autoComplete="off"
					maxLength={200}
				/>
				<div>
					<Button
						form={noteFormId}
						formNoValidate
						variant={act === 'block' ? 'danger' : undefined}
						name="act"
						value={act}
					>
						{t(`${act}.submit`)}
					</Button>
				</div>
			</div>
		</Panel>
	)
}
