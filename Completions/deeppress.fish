# fish completion for deeppress; it needs fish 3.4 or later (string match --groups-only)

function __deeppress_knobs
    set -l knob (string match --regex --groups-only '^([a-z-]+)=' -- (commandline --current-token))
    switch "$knob"
        case begins
            printf "$knob=%s\n" none 0 1 2 3 4
        case completes
            printf "$knob=%s\n" none 1 2 3 4
        case falling-back
            printf "$knob=%s\n" ends cancels continues
        case lifting
            printf "$knob=%s\n" ends cancels
        case presses-again latches-stages
            printf "$knob=%s\n" on off
        case fallback
            printf "$knob=%s\n" none long-press ramp
        case curve
            printf "$knob=%s\n" linear power: cubic:
        case ''
            printf '%s\t%s\n' \
                threshold= 'force where deep-press and hard-press begin' \
                minimum-duration= 'seconds from beginning to completion' \
                minimum-force= 'of force-touch (raw) and force-touch-handler' \
                maximum-force= 'where force-touch-handler gives up' \
                start= 'force of stage 1 of force-press' \
                peak= 'force of stage 2 of force-press' \
                levels= 'forces of the stages, separated by commas' \
                begins= 'stage that begins the gesture (0: on contact)' \
                completes= 'stage that completes the gesture, or none' \
                falling-back= 'what falling below the release value does' \
                lifting= 'what lifting does' \
                hysteresis= 'how far below a level it is released' \
                dwell= 'seconds that a level must hold' \
                allowable-movement= 'how far a contact may stray before it begins' \
                contacts= 'how many may be down' \
                presses-again= 'whether to press again without lifting' \
                latches-stages= 'whether a stage once reached is kept' \
                curve= 'how force becomes response' \
                reachable-maximum= 'highest force that the hardware reaches' \
                fallback= 'what stands in where no force is measured' \
                fallback-duration= seconds \
                fallback-movement= 'how far a contact may stray for long-press'
    end
end

set -l commands replay info convert
set -l none "not __fish_seen_subcommand_from $commands"
set -l any "__fish_seen_subcommand_from $commands"
set -l replay '__fish_seen_subcommand_from replay'
set -l info '__fish_seen_subcommand_from info'
set -l convert '__fish_seen_subcommand_from convert'
set -l reading '__fish_seen_subcommand_from replay info'

complete -c deeppress -n $none --no-files
complete -c deeppress -n $none -a replay -d 'Recognise deep presses in recordings'
complete -c deeppress -n $none -a info -d 'What a recording holds'
complete -c deeppress -n $none -a convert -d 'Write a recording in another format'
complete -c deeppress -n $none -s V -l version -d 'Print the version'
complete -c deeppress -s h -l help -d 'Print help'

complete -c deeppress -n $replay -s p -l profile -x -d 'Gesture to look for' \
    -a 'deep-press hard-press force-touch force-press force-touch-handler stages'
complete -c deeppress -n $replay -s t -l threshold -x -d 'Force where the gesture begins'
complete -c deeppress -n $replay -s s -l set -x -d 'Change a setting of the profile' -a '(__deeppress_knobs)'
complete -c deeppress -n $replay -s f -l format -x -d 'How to print' -a 'timeline json csv'
complete -c deeppress -n $replay -s o -l plot -r -F -d 'Draw force over time'
complete -c deeppress -n $info -s f -l format -x -d 'How to print' -a 'text json'
complete -c deeppress -n $reading -l rate -x -d 'Samples a second of a bare array'
complete -c deeppress -n $any -l maximum -x -d 'Raw force that counts as 1'
complete -c deeppress -n $convert -l to -x -d 'Format to write' -a 'evemu libinput'
complete -c deeppress -n $any -l description -r -F -d 'Read the description of the device from a file'
complete -c deeppress -n $any -s d -l device -x -d 'Device of a recording of several'
