/** Black on white in both colour modes, for content that is printed or saved as a screenshot. */
export const paperStyle =
	'bg-[#fff] text-[#000] scheme-light [--color-ink:#000] [--color-soft:#14171c] [--color-link:#14171c] [--color-mute:#4a515c] [--color-line:#d5d9df] [--color-tint:#f1f3f6] [--color-ground:#fff]'
