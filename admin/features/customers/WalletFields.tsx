import {
	MAX_ADJUSTMENT_NOTE,
	MAX_ADJUSTMENT_REASON,
	WALLET_STEPS,
} from '#contract/wallet-adjustment.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import type { WalletForm } from './wallet.form.ts'

type WalletFieldsProps = {
	rejected: RejectedForm | undefined
	/** What the reader may still change today; null: no limit. */
	left: string | null
	/** The page that is gone back to. */
	href: string
}

/** The form that adds money to a wallet or takes it from there. */
export function WalletFields({ rejected, left, href }: WalletFieldsProps) {
	const { t } = useTranslation(['customers', 'common'])
	const field = formFields<typeof WalletForm>(rejected, t)
	return (
		<PostForm className="grid max-w-160 gap-4 rounded-card border border-line bg-ground p-5">
			<FormErrors rejected={rejected} ns="customers" />
			<RadioCards
				{...field('step')}
				required
				label={t('wallet.step')}
				cards={WALLET_STEPS.map((value) => ({ value, title: t(`wallet.steps.${value}`) }))}
			/>
			<TextField
				{...field('amount', '')}
				inputMode="numeric"
				autoComplete="off"
				prefix="Rp"
				required
				label={t('wallet.amount')}
				help={left === null ? undefined : t('wallet.leftToday', { left })}
			/>
			<TextField
				{...field('reason', '')}
				autoComplete="off"
				maxLength={MAX_ADJUSTMENT_REASON}
				required
				label={t('reason')}
				help={t('wallet.reasonHelp')}
			/>
			<TextField
				{...field('note', '')}
				autoComplete="off"
				maxLength={MAX_ADJUSTMENT_NOTE}
				optional={t('common:form.optional')}
				label={t('wallet.note')}
				help={t('wallet.noteHelp')}
			/>
			<div className="flex flex-wrap gap-2">
				<Button variant="primary" name="act" value="review">
					{t('wallet.review')}
				</Button>
				<ButtonLink href={href} variant="quiet">
					{t('wallet.keep')}
				</ButtonLink>
			</div>
		</PostForm>
	)
}
