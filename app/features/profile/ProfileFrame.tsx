import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { withoutLocale } from '#web/i18n/paths.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Container } from '#app/ui/Container.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { ListLink } from '#web/ui/ListLink.tsx'
import { Tag } from '#app/ui/Tag.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { clearStorage } from '#app/features/auth/clear-storage.ts'
import { accountNav, currentNavPath, type Membership } from './account-nav-items.ts'

type ProfileFrameProps = {
	formToken: string
	/** Notifications that were not read. */
	unread: number
	/** Programmes that the customer has joined. */
	memberships: Membership[]
	children: ReactNode
}

/** The account's layout: a side menu from 1024; on a phone a list below the overview, and a link back to it. */
export function ProfileFrame({ children, ...frame }: ProfileFrameProps) {
	const { t } = useTranslation('profile')
	const path = usePath()
	const currentPath = withoutLocale(useLocation().pathname)
	const isOverview = /^\/profile$/i.test(currentPath)
	return (
		<Container page>
			<div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[232px_minmax(0,1fr)] lg:gap-8">
				<nav aria-label={t('menu')} className={isOverview ? 'max-lg:order-last' : 'max-lg:hidden'}>
					<Groups {...frame} here={currentPath} />
					<SignOutForm formToken={frame.formToken} />
				</nav>
				<div>
					{isOverview ? null : (
						<p className="mb-2 lg:hidden">
							<TextLink touch="block" href={path(paths.profile.overview)} className="gap-2">
								<Icon name="left" />
								{t('nav.overview')}
							</TextLink>
						</p>
					)}
					{children}
				</div>
			</div>
		</Container>
	)
}

type GroupsProps = Pick<ProfileFrameProps, 'unread' | 'memberships'> & { here: string }

function Groups({ unread, memberships, here }: GroupsProps) {
	const { t } = useTranslation('profile')
	const path = usePath()
	const current = currentNavPath(here)
	return accountNav(memberships).map(({ name, items }) => (
		<div key={name ?? 'top'} className="mb-4">
			{name === null ? null : (
				<p className="px-3 pt-2 pb-1 text-12 font-semibold text-mute" id={`account-${name}`}>
					{t(`groups.${name}`)}
				</p>
			)}
			<ul aria-labelledby={name === null ? undefined : `account-${name}`}>
				{items.map(({ path: to, texts, icon }) => (
					<li key={to}>
						<ListLink href={path(to)} aria-current={current === to ? 'page' : undefined}>
							<Icon name={icon} />
							{t(texts)}
							{unread > 0 && to === paths.profile.notifications ? (
								<Tag>{t('unread', { count: unread })}</Tag>
							) : null}
						</ListLink>
					</li>
				))}
			</ul>
		</div>
	))
}

/** Signs out with a new document, so that no data of the customer stays in the page. */
function SignOutForm({ formToken }: { formToken: string }) {
	const { t } = useTranslation('profile')
	const path = usePath()
	return (
		<form method="post" action={path(paths.auth.logout)} onSubmit={clearStorage}>
			<input type="hidden" name="formToken" value={formToken} />
			<button className="flex min-h-12 w-full items-center gap-3 px-3 py-2 text-start">
				<Icon name="out" />
				{t('signOut')}
			</button>
		</form>
	)
}
