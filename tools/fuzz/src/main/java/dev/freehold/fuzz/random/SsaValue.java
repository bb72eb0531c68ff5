// SPDX-License-Identifier: Apache-2.0
package dev.freehold.fuzz.random;

/** A value that is in scope. Values known to be constants do not make good sizes: folding them may break a view. */
record SsaValue(String name, Type type, boolean constant) {
  String typed() {
    return name + " : " + type.text();
  }
}
