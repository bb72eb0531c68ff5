// RUN: freehold-opt %s -verify-diagnostics -split-input-file

module @a {} // expected-note {{see existing symbol definition here}}
// expected-error@+1 {{redefinition of symbol named 'a'}}
module @a {}

// -----

// expected-note-re@below {{see existing {{symbol|other}} definition here}}
module @a {}
module @a {}
// expected-error@above {{redefinition}}
