/** Black on white in both colour modes, for what is printed or kept as a screenshot. */
export const paperStyle =
	'bg-[#fff] text-[#000] scheme-light [--ink:#000] [--soft:#14171c] [--link:#14171c] [--mute:#4a515c] [--line:#d5d9df] [--tint:#f1f3f6] [--ground:#fff]'
