import { useTranslation } from 'react-i18next'
import { usePath } from '#app/i18n/use-path.ts'
import { useSignInPath } from '#app/features/forms/use-sign-in-path.ts'
import { paths } from '#app/paths.ts'
import { Alert } from '#app/ui/Alert.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

type GuestStockAlertProps = {
	/** What is too much, as the website API says it. */
	reasons?: string[]
	role?: 'alert'
}

/** More units than can be ordered without an account: sign in, or take fewer. */
export function GuestStockAlert({ reasons = [], role }: GuestStockAlertProps) {
	const { t } = useTranslation('checkout')
	const path = usePath()
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
					<TextLink touch="block" href={path(paths.cart)}>
						{t('problem.toCart')}
					</TextLink>
				</p>
			</Alert>
		</div>
	)
}
