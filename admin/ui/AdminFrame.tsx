import type { MenuName } from './Shortcuts.tsx'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import { ListLink } from '#web/ui/ListLink.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { iconTarget } from '#web/ui/IconTarget.tsx'
import { Brand } from './Brand.tsx'
import { PreferenceButtons } from './PreferenceButtons.tsx'
import { PostForm } from './PostForm.tsx'
import { ShortcutsButton, ShortcutsDialog } from './Shortcuts.tsx'
import unsaved from './unsaved.js?url'

type FrameProps = {
	company: string
	hasSeveralCompanies: boolean
	name: string
	items: { key: MenuName; href: string; icon: IconName; shortcut?: string | undefined }[]
	canSearch: boolean
	children: ReactNode
}

/** The frame of every page: the menu at the left from 1024 px, below that a bar whose menu opens without script. */
export function AdminFrame(props: FrameProps) {
	const { t } = useTranslation('common')
	return (
		<div className="min-h-dvh bg-sunk lg:grid lg:grid-cols-[232px_minmax(0,1fr)] print:bg-ground">
			<a
				href="#main"
				className="sr-only focus:not-sr-only focus:absolute focus:z-4 focus:bg-ground focus:p-3"
			>
				{t('nav.skip')}
			</a>
			<header className="border-b border-line bg-ground lg:hidden print:hidden">
				<details className="group/menu">
					<summary className="flex min-h-14 items-center gap-2 px-(--gutter)">
						<span className="min-w-0 flex-1">
							<Brand company={props.company} />
						</span>
						<span className={iconTarget} role="img" aria-label={t('nav.menu')}>
							<span className="group-open/menu:hidden">
								<Icon name="menu" size="large" />
							</span>
							<span className="hidden group-open/menu:block">
								<Icon name="close" size="large" />
							</span>
						</span>
					</summary>
					<div className="border-t border-line px-(--gutter) pt-2 pb-4">
						<Menu {...props} label={t('nav.menu')} />
					</div>
				</details>
				{props.canSearch ? (
					<div className="px-(--gutter) pb-3">
						<OrderSearch />
					</div>
				) : null}
			</header>
			<aside className="border-r border-line bg-ground max-lg:hidden print:hidden">
				<div className="sticky top-0 flex max-h-dvh min-h-dvh flex-col gap-4 overflow-y-auto p-4">
					<div className="px-1 py-2">
						<Brand company={props.company} />
					</div>
					{props.canSearch ? <OrderSearch /> : null}
					<Menu {...props} label={t('nav.label')} />
				</div>
			</aside>
			<main className="min-w-0 px-(--gutter) pt-5 pb-16 print:p-0" id="main">
				<div className="mx-auto max-w-280">{props.children}</div>
			</main>
			<ShortcutsDialog items={props.items} />
			<script defer src={unsaved} />
		</div>
	)
}

function OrderSearch() {
	const { t } = useTranslation('common')
	return (
		<SearchForm
			action="/orders"
			name="q"
			texts={{
				label: t('search.label'),
				placeholder: t('search.placeholder'),
				submit: t('search.submit'),
			}}
		/>
	)
}

function Menu({ items, hasSeveralCompanies, name, label }: FrameProps & { label: string }) {
	const { pathname } = useLocation()
	const { t } = useTranslation('common')
	const isCurrent = (href: string) =>
		href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
	return (
		<nav aria-label={label} className="flex flex-1 flex-col justify-between gap-6 text-14">
			<ul className="grid gap-0.5">
				{items.map(({ key, href, icon, shortcut }) => (
					<li key={key}>
						<ListLink
							href={href}
							className="lg:min-h-10"
							aria-current={isCurrent(href) ? 'page' : undefined}
							data-shortcut={shortcut}
						>
							<Icon name={icon} size="small" />
							{t(`nav.${key}`)}
						</ListLink>
					</li>
				))}
			</ul>
			<div className="grid gap-0.5 border-t border-line pt-3">
				<ListLink
					href="/account"
					className="lg:min-h-10"
					aria-current={isCurrent('/account') ? 'page' : undefined}
				>
					<Icon name="user" size="small" />
					<span className="truncate">{name}</span>
				</ListLink>
				{hasSeveralCompanies ? (
					<ListLink href="/company" className="lg:min-h-10">
						<Icon name="tag" size="small" />
						{t('nav.company')}
					</ListLink>
				) : null}
				<ShortcutsButton />
				<PreferenceButtons />
				<PostForm action="/sign-out">
					<Button variant="quiet" size="small">
						<Icon name="out" /> {t('nav.signOut')}
					</Button>
				</PostForm>
			</div>
		</nav>
	)
}
