import { useLocation } from '@remix-run/react'
import { clsx } from 'clsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { withoutLocale } from '#web/i18n/paths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Part } from '#app/ui/Part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import type { FrameView, OwnView } from './frame-view.ts'
import { useOwnCodeCopy } from './use-own-code-copy.ts'

/** Link to the account with the first name, or to sign in with this page as return path. */
export function AccountLink({ own }: Pick<FrameView, 'own'>) {
	return <Part from={own}>{({ account }) => <AccountOrSignIn account={account} />}</Part>
}

function AccountOrSignIn({ account }: Pick<OwnView, 'account'>) {
	useOwnCodeCopy(account)
	const { t } = useTranslation('frame')
	const path = usePath()
	const { pathname } = useLocation()
	const isHome = withoutLocale(pathname) === paths.home
	const back = isHome ? '' : `?redirectTo=${encodeURIComponent(pathname)}`
	const balances = account?.balances ? t('balances', account.balances) : null
	const label = account
		? [t('account', { name: account.name }), balances].filter(Boolean).join(', ')
		: t('signIn')
	return (
		<Anchor
			href={account ? path(paths.profile.overview) : `${path(paths.auth.login)}${back}`}
			className={clsx(iconTarget, 'lg:flex lg:items-center lg:gap-2 lg:px-3')}
			aria-label={label}
			rel={account ? undefined : 'nofollow'}
		>
			<Icon name="user" size="large" />
			<span className="hidden max-w-28 truncate text-14 font-semibold lg:block">
				{account ? account.name.split(' ')[0] : t('signIn')}
				{account?.balances ? (
					<MutedText as="span" size={12} className="block tabular-nums">
						{account.balances.wallet}
					</MutedText>
				) : null}
			</span>
		</Anchor>
	)
}
