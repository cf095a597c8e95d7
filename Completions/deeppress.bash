# bash completion for deeppress

_deeppress_words() {
  local IFS=$' \t\n'
  COMPREPLY=($(compgen -W "$1" -- "$2"))
}

_deeppress_files() {
  local name
  COMPREPLY=()
  while IFS= read -r name; do
    COMPREPLY+=("$name")
  done < <(compgen -f -- "$1")
  compopt -o filenames 2>/dev/null
}

# Completes what follows `--set`. The value comes in a word of its own, as bash breaks words at `=`.
_deeppress_knob() {
  local knob=$1 part=$2
  local knobs="threshold= minimum-duration= minimum-force= maximum-force= start= peak= levels= begins= completes=
    falling-back= lifting= hysteresis= dwell= allowable-movement= contacts= presses-again= latches-stages= curve=
    reachable-maximum= fallback= fallback-duration= fallback-movement="
  case $knob in
    '') _deeppress_words "$knobs" "$part" ;;
    begins) _deeppress_words 'none 0 1 2 3 4' "$part" ;;
    completes) _deeppress_words 'none 1 2 3 4' "$part" ;;
    falling-back) _deeppress_words 'ends cancels continues' "$part" ;;
    lifting) _deeppress_words 'ends cancels' "$part" ;;
    presses-again | latches-stages) _deeppress_words 'on off' "$part" ;;
    fallback) _deeppress_words 'none long-press ramp' "$part" ;;
    curve) _deeppress_words 'linear power: cubic:' "$part" ;;
  esac
  # What ends in = or : goes on; a curve may.
  case $knob in
    '' | curve) compopt -o nospace 2>/dev/null ;;
  esac
}

_deeppress() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local command= word index
  COMPREPLY=()

  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    case $word in
      replay | info | convert)
        command=$word
        break
        ;;
    esac
  done
  if [[ -z $command ]]; then
    _deeppress_words 'replay info convert --help --version -h -V' "$current"
    return
  fi

  # KNOB=VALUE arrives as the three words KNOB, = and VALUE, where = may be the one that is completed.
  local knob=
  if [[ $current == = ]]; then
    knob=$previous current= previous=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $previous == = ]] && ((COMP_CWORD > 3)); then
    knob=${COMP_WORDS[COMP_CWORD - 2]} previous=${COMP_WORDS[COMP_CWORD - 3]}
  elif [[ $current == *=* ]]; then # in a shell whose COMP_WORDBREAKS has no =
    knob=${current%%=*} current=${current#*=}
    if [[ $command == replay && ($previous == -s || $previous == --set) ]]; then
      _deeppress_knob "$knob" "$current"
      COMPREPLY=("${COMPREPLY[@]/#/$knob=}")
    fi
    return
  fi

  case $command$previous in
    replay-s | replay--set) _deeppress_knob "$knob" "$current"; return ;;
    replay-p | replay--profile)
      _deeppress_words 'deep-press hard-press force-touch force-press force-touch-handler stages' "$current"
      return
      ;;
    replay-f | replay--format) _deeppress_words 'timeline json csv' "$current"; return ;;
    info-f | info--format) _deeppress_words 'text json' "$current"; return ;;
    convert--to) _deeppress_words 'evemu libinput' "$current"; return ;;
    replay-t | replay--threshold) return ;;
    replay-o | replay--plot | *--description) _deeppress_files "$current"; return ;;
    *-d | *--device | replay--rate | info--rate | *--maximum) return ;;
  esac

  if [[ $current == -?* ]]; then
    case $command in
      replay)
        _deeppress_words '-p --profile -t --threshold -s --set -f --format -o --plot --description -d --device --rate
          --maximum -h --help' "$current"
        ;;
      info) _deeppress_words '-f --format --description -d --device --rate --maximum -h --help' "$current" ;;
      convert) _deeppress_words '--to --description -d --device --maximum -h --help' "$current" ;;
    esac
  else
    _deeppress_files "$current"
  fi
}

complete -F _deeppress deeppress
