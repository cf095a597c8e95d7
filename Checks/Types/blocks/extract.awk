# Makes Swift of the code blocks in articles and in documentation comments: of each document one file in FOLDER, with a type
# for each block that inherits what blocks take for granted (Surroundings). What the compiler says names the document.
#
#   awk -v module=DeepPressUIKit -v folder=FOLDER -f extract.awk DOCUMENT…
#
# A block belongs to the module that it imports, or else the block before it, or else the document's folder. Only the blocks of
# one module are taken. One is left out after a line that begins with `<!-- not checked`, which no reader sees.

BEGIN { files = 0 }

FNR == 1 {
  flush()
  document = FILENAME
  belongs = document ~ /DeepPressAppKit/ ? "DeepPressAppKit" : document ~ /DeepPressSwiftUI/ ? "DeepPressSwiftUI" : "DeepPressUIKit"
  toolkit = substr(belongs, length("DeepPress") + 1)
  imports = "import " belongs "\nimport " toolkit "\n"
}

{ line = $0 }
document ~ /\.swift$/ && !sub(/^ *\/\/\/ ?/, "", line) { inside = 0; next }

!inside && line ~ /^```swift/ { inside = 1; started = FNR; own = members = statements = extensions = place = ""; next }
inside && line ~ /^```/ { inside = 0; if (!leftOut) take(); leftOut = 0; next }
!inside { if (line !~ /^ *$/) leftOut = line ~ /^<!-- not checked/; next }

line ~ /^import / {
  own = own line "\n"
  if (line ~ /^import DeepPress/) belongs = line ~ /(UI|App)Kit|SwiftUI/ ? substr(line, 8) : "DeepPressUIKit"
  next
}
place == "" && line ~ /^ *$/ { next }
# What begins at the margin is a declaration or a statement; what is indented, or closes, goes on with it.
place == "" || line ~ /^[^] )}.]/ {
  place = line ~ /^extension / ? "extension" : "statement"
  if (line ~ /^(@objc|@State|private|override|final|class|struct|enum|func|static)/) place = "member"
  line = "#sourceLocation(file: \"" document "\", line: " FNR ")\n" line
}
place == "extension" { extensions = extensions line "\n" }
place == "member" { members = members line "\n" }
place == "statement" { statements = statements line "\n" }

function take(  all, name) {
  if (own != "") imports = own
  if (belongs != module) return
  all = members statements
  # An action whose method isn't shown.
  while (match(all, /#selector\([A-Za-z]+/)) {
    name = substr(all, RSTART + 10, RLENGTH - 10)
    all = substr(all, RSTART + RLENGTH)
    if (index(members, "func " name "(") == 0) members = members "@objc func " name "(_: AnyObject) {}\n"
  }
  if (index(text, imports) == 0) text = imports text
  text = text extensions (module == "DeepPressSwiftUI" ? "struct" : "@MainActor final class") " Block" files "At" started ": Surroundings {\n"
  text = text members (module == "DeepPressSwiftUI" ? "var body: some View {\n" : "func read() throws {\n") statements
  text = text "#sourceLocation()\n}\n}\n"
}

function flush() {
  if (text != "") print text > (folder "/" ++files ".swift")
  text = ""
}

END { flush() }
