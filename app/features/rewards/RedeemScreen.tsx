import type { redeemForm } from './redeem.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import type { RewardView } from './reward-view.ts'

export type RedeemPage = {
	reward: RewardView
	/** Its price in coins, as a number for the form. */
	coins: number
	/** Formatted: the customer's coins. */
	balance: string
	address: string
	formToken: string
	formKey: string
}

type RedeemScreenProps = { page: RedeemPage; result: SubmissionResult<string[]> | undefined }

/** A reward with its terms, and the form to redeem it. */
export function RedeemScreen({ page, result }: RedeemScreenProps) {
	const { t } = useTranslation('rewards')
	const path = usePath()
	const { reward } = page
	return (
		<div className="max-w-144">
			<PageHeader title={reward.title}>
				{t('redeem.lead', { coins: reward.coins, balance: page.balance })}
			</PageHeader>
			{reward.terms === '' ? null : <p>{reward.terms}</p>}
			<MutedText className="mb-4">
				{t('rewards.left', { stock: reward.stock })}
				{reward.ends === null ? null : ` · ${t('rewards.until', { ends: reward.ends })}`}
			</MutedText>
			{reward.unavailableReason === null || result ? (
				<RedeemForm page={page} result={result} />
			) : (
				<Alert>{t(`why.${reward.unavailableReason}`)}</Alert>
			)}
			<p className="mt-4">
				<TextLink touch="block" href={path(paths.profile.rewards)}>
					{t('back')}
				</TextLink>
			</p>
		</div>
	)
}

function RedeemForm({ page, result }: RedeemScreenProps) {
	const { t } = useTranslation(['rewards', 'profile'])
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof redeemForm>>({
		id: 'redeem',
		lastResult: result,
		defaultValue: { address: page.address },
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={path(paths.profile.reward(page.reward.id))}
			formToken={page.formToken}
			summary={t('profile:form.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="formKey" value={page.formKey} />
			<input type="hidden" name="coins" value={page.coins} />
			{page.reward.isSent ? (
				<TextArea
					{...fieldProps(fields.address, t)}
					rows={4}
					label={t('rewards:redeem.address.label')}
					help={t('rewards:redeem.address.help')}
					autoComplete="street-address"
					maxLength={800}
				/>
			) : null}
			<Button variant="primary" size="large" pending={sending}>
				{t('rewards:redeem.submit', { coins: page.reward.coins })}
			</Button>
		</FieldForm>
	)
}
