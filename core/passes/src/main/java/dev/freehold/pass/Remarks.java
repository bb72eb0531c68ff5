// SPDX-License-Identifier: Apache-2.0
package dev.freehold.pass;

import java.util.function.Consumer;

/** Who wants remarks of passes. */
public interface Remarks {
  /** Wants none. */
  Remarks NONE = new Remarks() {
    @Override
    public boolean wants(Remark.Kind kind, String category) {
      return false;
    }

    @Override
    public void take(Remark remark) {}
  };

  /** Wants all. */
  static Remarks all(Consumer<Remark> taker) {
    return new Remarks() {
      @Override
      public boolean wants(Remark.Kind kind, String category) {
        return true;
      }

      @Override
      public void take(Remark remark) {
        taker.accept(remark);
      }
    };
  }

  /** Whether to make remarks of a kind in a category. Passes that run at the same time may ask at the same time. */
  boolean wants(Remark.Kind kind, String category);

  /** Takes a remark that was wanted. Remarks come in the order of the program, one at a time. */
  void take(Remark remark);
}
