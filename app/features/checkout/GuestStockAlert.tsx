import { useTranslation } from '#app/i18n/use-translation.ts'
import { useSignInPath } from '#app/features/account/use-sign-in-path.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { ChangeLink } from './ChangeLink.tsx'
import type { CheckoutView } from './view.ts'

type GuestStockAlertProps = {
	/** What is too much, as the website API says it. */
	reasons?: string[]
	role?: 'alert'
	direct: CheckoutView['direct']
}

/** More units than can be ordered without an account: sign in, or take fewer. */
export function GuestStockAlert({ reasons = [], role, direct }: GuestStockAlertProps) {
	const { t } = useTranslation('checkout')
	return (
		<div className="mb-6">
			<Alert role={role} tone="warning" title={t('problem.guestStock')}>
				{reasons.map((reason) => (
					<p key={reason}>{reason}</p>
				))}
				<p>{t('problem.guestStockHelp')}</p>
				<p className="flex flex-wrap gap-x-4">
					<TextLink touch="block" href={useSignInPath()} rel="nofollow">
						{t('problem.signIn')}
					</TextLink>
					<ChangeLink direct={direct} />
				</p>
			</Alert>
		</div>
	)
}
