import { messageText } from '#web/i18n/text-keys.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { RefundTarget } from '#admin/features/orders/RefundTarget.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'

type ReturnAnswerProps = {
	returnRequest: { status: string; refund: string; canWrite: boolean }
	/** The provider that can give the money back; null: none can. */
	by: { provider: string; most: string } | null
	can: { decide: boolean; receive: boolean; refund: boolean }
	mustConfirm: boolean
	rejected: RejectedForm | undefined
}

/** The form of a return: decision, receipt or refund, and a message to the customer. */
export function ReturnAnswer(props: ReturnAnswerProps) {
	const { returnRequest, by, can, mustConfirm, rejected } = props
	const { t } = useTranslation('queues')
	const panel = (key: 'decide' | 'receive' | 'refund' | 'wait', children: ReactNode) => (
		<Panel id="next" title={t(`return.next.${key}`)}>
			<p className="mb-4 text-14 text-mute">{t(`return.next.${key}Text`, returnRequest)}</p>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="queues" />
				{children}
				{returnRequest.canWrite && can.decide ? <MessageFields rejected={rejected} /> : null}
			</PostForm>
		</Panel>
	)
	if (returnRequest.status === 'REQUESTED' && can.decide) {
		return panel('decide', <DecisionFields rejected={rejected} />)
	}
	if (returnRequest.status === 'SENT_BACK' && can.receive) {
		return panel(
			'receive',
			<div>
				<Button variant="primary" name="act" value="receipt">
					{t('return.act.receipt')}
				</Button>
			</div>,
		)
	}
	if (returnRequest.status === 'RECEIVED' && can.refund) {
		return panel(
			'refund',
			<>
				<RefundTarget
					by={by}
					chosen={rejected?.values.to}
					errors={rejected?.errors.to ? [t('return.refundToMissing')] : []}
				/>
				{mustConfirm ? <PasswordConfirmation error={rejected?.errors.password} /> : null}
				<div>
					<Button variant="primary" name="act" value="refund">
						{t('return.act.refund')}
					</Button>
				</div>
			</>,
		)
	}
	return returnRequest.canWrite && can.decide ? panel('wait', null) : null
}

type FormProps = { rejected: RejectedForm | undefined }

function MessageFields({ rejected }: FormProps) {
	const { t } = useTranslation(['queues', 'common'])
	const error = rejected?.errors.message
	return (
		<div className="mt-1 grid gap-3 border-t border-line pt-4">
			<TextArea
				id="message"
				name="message"
				maxLength={2_000}
				label={t('return.write')}
				defaultValue={rejected?.values.message}
				errors={error ? [messageText(t, error)] : []}
			/>
			<div>
				<Button size="small" name="act" value="message">
					{t('return.send')}
				</Button>
			</div>
		</div>
	)
}

function DecisionFields({ rejected }: FormProps) {
	const { t } = useTranslation(['queues', 'common'])
	const error = rejected?.errors.reason
	return (
		<>
			<TextArea
				id="reason"
				name="reason"
				maxLength={500}
				label={t('return.reasonLabel')}
				optional={t('return.onlyToReject')}
				defaultValue={rejected?.values.reason}
				errors={error ? [messageText(t, error)] : []}
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="approval">
					{t('return.act.approval')}
				</Button>
				<Button variant="danger" name="act" value="rejection">
					{t('return.act.rejection')}
				</Button>
			</div>
		</>
	)
}
