// SPDX-License-Identifier: Apache-2.0
package dev.freehold.bufferization;

/** The name that an error about an unknown attribute of an argument shows. */
public interface ArgumentAttributeName {
  /** The attribute itself. */
  ArgumentAttributeName SOUND = name -> name;

  String shown(String name);
}
