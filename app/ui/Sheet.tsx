import { clsx } from 'clsx'
import { Icon } from '#web/ui/Icon.tsx'
import { sheetButton, type SheetProps, type UpgradedSheetProps } from './sheet-style.ts'
import { useKeptFields } from './use-kept-fields.ts'
import { useUpgrade } from './use-upgrade.ts'

const loadSheet = () => import('./radix/RadixSheet.tsx').then((module) => module.RadixSheet)

/** A column from 1024; below that, a button that opens a full-screen sheet, a modal dialog with script. */
export function Sheet(props: SheetProps) {
	const fields = useKeptFields()
	const { Upgraded, details, summary, body } = useUpgrade<UpgradedSheetProps>(loadSheet)
	if (Upgraded) return <Upgraded {...props} fields={fields} />
	return (
		<details
			{...details}
			className={clsx(
				'group/sheet lg:details-content:block lg:details-content:[content-visibility:visible]',
				'max-lg:open:fixed max-lg:open:inset-0 max-lg:open:z-6 max-lg:open:overflow-auto max-lg:open:overscroll-contain',
				'max-lg:open:bg-ground max-lg:open:px-(--gutter) max-lg:open:pt-18 max-lg:open:pb-6',
			)}
		>
			<summary
				{...summary}
				className={clsx(
					sheetButton,
					'lg:details-content-support:hidden',
					'max-lg:group-open/sheet:fixed max-lg:group-open/sheet:inset-x-0 max-lg:group-open/sheet:top-0 max-lg:group-open/sheet:z-7 max-lg:group-open/sheet:h-14 max-lg:group-open/sheet:justify-start',
					'max-lg:group-open/sheet:rounded-none max-lg:group-open/sheet:border-0 max-lg:group-open/sheet:border-b max-lg:group-open/sheet:border-line',
					'max-lg:group-open/sheet:bg-ground max-lg:group-open/sheet:px-(--gutter)',
				)}
			>
				{props.button}
				<span className="ml-auto hidden max-lg:group-open/sheet:block">
					<span className="sr-only">{props.closeLabel}</span>
					<Icon name="close" size="large" />
				</span>
			</summary>
			<div {...body} ref={fields}>
				{props.children}
			</div>
		</details>
	)
}
