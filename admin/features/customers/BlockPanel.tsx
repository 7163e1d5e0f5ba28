import { useTranslation } from 'react-i18next'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { CustomerView } from './customer-view.ts'

type BlockPanelProps = { customer: CustomerView; rejected: RejectedForm | undefined }

/** Blocks or unblocks a customer, with a reason. */
export function BlockPanel({ customer, rejected }: BlockPanelProps) {
	const { t } = useTranslation('customers')
	const act = customer.isBlocked ? 'unblock' : 'block'
	return (
		<Panel id="block" title={t(`${act}.title`)}>
			<p className="mb-3 text-14 text-mute">{t(`${act}.text`)}</p>
			<PostForm className="grid gap-3">
				<FormErrors rejected={rejected} ns="customers" />
				<TextField
					id="reason"
					name="reason"
					label={t('reason')}
					autoComplete="off"
					maxLength={200}
					defaultValue={rejected?.values.reason}
					errors={fieldErrors(rejected, t)('reason')}
					required
				/>
				<div>
					<Button variant={act === 'block' ? 'danger' : undefined} name="act" value={act}>
						{t(`${act}.submit`)}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}
