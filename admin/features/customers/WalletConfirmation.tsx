import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PasswordConfirmation } from '#admin/ui/PasswordConfirmation.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import type { WalletReview } from './wallet-action.server.ts'

type WalletConfirmationProps = {
	review: WalletReview
	answer: RejectedForm
	mustConfirm: boolean
}

const kept = ['step', 'amount', 'reason', 'note', 'expected', 'key'] as const

/** What is about to happen to a wallet, and the button that does it. */
export function WalletConfirmation({ review, answer, mustConfirm }: WalletConfirmationProps) {
	const { t } = useTranslation('customers')
	return (
		<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={answer} ns="customers" />
			<h2>{t(`wallet.confirm.${review.step}`)}</h2>
			{kept.map((name) => (
				<input key={name} type="hidden" name={name} value={answer.values[name] ?? ''} />
			))}
			<SummaryList
				rows={[
					{ term: t('wallet.customer'), value: review.name },
					{ term: t('wallet.amount'), value: review.amount },
					{ term: t('wallet.before'), value: review.before },
					{ term: t('reason'), value: review.reason },
					{ term: t('wallet.note'), value: review.note === '' ? '–' : review.note },
					{ term: t('wallet.after'), value: review.after, total: true },
				]}
			/>
			<p className="text-14 text-mute">{t('wallet.told')}</p>
			{mustConfirm ? <PasswordConfirmation error={answer.errors.password} /> : null}
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="save">
					{t(`wallet.submit.${review.step}`)}
				</Button>
				<Button variant="quiet" name="act" value="edit" formNoValidate>
					{t('wallet.edit')}
				</Button>
			</div>
		</PostForm>
	)
}
