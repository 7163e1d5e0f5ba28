import { cva } from 'class-variance-authority'

const plain = 'px-3.5 py-2.5 read-only:border-line read-only:bg-sunk read-only:hover:border-line'

/** Classes of form controls: input, text area, select, file. */
export const controlStyle = cva(
	[
		'w-full rounded-control border border-edge bg-ground text-ellipsis hover:border-soft',
		'placeholder:text-mute placeholder:opacity-100',
		'focus:border-link focus:outline-2 focus:outline-offset-0 focus:outline-link',
		'disabled:border-line disabled:bg-sunk',
		'aria-invalid:border-alarm aria-invalid:inset-ring aria-invalid:inset-ring-alarm',
	],
	{
		variants: {
			kind: {
				text: `min-h-12 ${plain}`,
				area: `field-sizing-content min-h-24 resize-y ${plain}`,
				/** With an arrow at the end. */
				list: [
					'min-h-12 appearance-none py-2.5 pr-10 pl-3.5',
					'bg-select-arrow bg-size-[5px_5px] bg-position-[calc(100%-20px)_55%,calc(100%-15px)_55%] bg-no-repeat',
				],
				file: [
					'min-h-12 border-dashed p-1.75 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-small file:border-0',
					'file:bg-tint-2 file:px-3 file:[font-family:inherit] file:text-14 file:font-semibold file:text-ink',
				],
			},
		},
		defaultVariants: { kind: 'text' },
	},
)
