import { clsx } from 'clsx'
import { Icon } from './Icon.tsx'
import { sheetButton, type SheetProps, type UpgradedSheetProps } from './sheet-style.ts'
import { useKeptFields } from './use-kept-fields.ts'
import { useUpgrade } from './use-upgrade.ts'

const loadSheet = () => import('./radix/RadixSheet.tsx').then((module) => module.RadixSheet)

/** A column of its own from 1024; below, a button that opens a sheet over the whole window, a modal dialog with script. */
export function Sheet(props: SheetProps) {
	const fields = useKeptFields()
	const { Upgraded, details, summary, body } = useUpgrade<UpgradedSheetProps>(loadSheet)
	if (Upgraded) return <Upgraded {...props} fields={fields} />
	return (
		<details
			{...details}
			className={clsx(
				'lg:details-content:block lg:details-content:[content-visibility:visible]',
				'sheet-open:fixed sheet-open:inset-0 sheet-open:z-6 sheet-open:overflow-auto sheet-open:overscroll-contain',
				'sheet-open:bg-ground sheet-open:px-(--gutter) sheet-open:pt-18 sheet-open:pb-6',
			)}
		>
			<summary
				{...summary}
				className={clsx(
					sheetButton,
					'lg:supports-[selector(::details-content)]:hidden',
					'sheet-open:fixed sheet-open:inset-x-0 sheet-open:top-0 sheet-open:z-7 sheet-open:h-14 sheet-open:justify-start',
					'sheet-open:rounded-none sheet-open:border-0 sheet-open:border-b sheet-open:border-line',
					'sheet-open:bg-ground sheet-open:px-(--gutter)',
				)}
			>
				{props.button}
				<span className="ml-auto hidden sheet-open:block">
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
