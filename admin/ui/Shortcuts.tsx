import type { NameIn } from '#web/i18n/text-keys.ts'
import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { dialogStyle } from '#web/ui/dialog-style.ts'
import { Icon } from '#web/ui/Icon.tsx'
import shortcuts from './shortcuts.js?url'

/** Opens the list of shortcuts; hidden until their script runs, and on devices without a precise pointer. */
export function ShortcutsButton() {
	const { t } = useTranslation('common')
	return (
		<div className="pointer-coarse:hidden">
			<Button type="button" variant="quiet" size="small" hidden data-opens-shortcuts>
				<Icon name="info" /> {t('shortcuts.open')}
			</Button>
		</div>
	)
}

/** What the main menu has. */
export type MenuName = NameIn<KeyIn<'common'>, 'nav'>

type ShortcutsDialogProps = { items: { key: MenuName; shortcut?: string | undefined }[] }

/** The keyboard shortcuts with their list, which also switches them off (docs/decisions/0049). */
export function ShortcutsDialog({ items }: ShortcutsDialogProps) {
	const { t } = useTranslation('common')
	const pages = items.flatMap(({ key, shortcut }) =>
		shortcut ? { keys: ['g', shortcut], text: t('shortcuts.go', { page: t(`nav.${key}`) }) } : [],
	)
	const rows = [
		{ keys: ['/'], text: t('shortcuts.search') },
		...pages,
		{ keys: ['j'], text: t('shortcuts.nextRow') },
		{ keys: ['k'], text: t('shortcuts.previousRow') },
		{ keys: ['Enter'], text: t('shortcuts.openRow') },
		{ keys: ['?'], text: t('shortcuts.help') },
	]
	return (
		<>
			<dialog
				id="shortcuts"
				className={dialogStyle({ className: 'backdrop:bg-veil' })}
				aria-labelledby="shortcuts-title"
			>
				<h2 id="shortcuts-title">{t('shortcuts.title')}</h2>
				<dl className="my-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
					{rows.map(({ keys, text }) => (
						<div key={text} className="col-span-2 grid grid-cols-subgrid items-baseline">
							<dt className="flex gap-1">
								{keys.map((key) => (
									<kbd
										key={key}
										className="min-w-7 rounded-small border border-edge px-1.5 text-center font-body text-14"
									>
										{key}
									</kbd>
								))}
							</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				<CheckboxField
					id="shortcuts-on"
					label={t('shortcuts.on')}
					help={t('shortcuts.onHelp')}
					defaultChecked
				/>
				<form method="dialog" className="mt-4">
					<Button variant="primary">{t('shortcuts.close')}</Button>
				</form>
			</dialog>
			<script defer src={shortcuts} />
		</>
	)
}
