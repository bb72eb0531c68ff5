// SPDX-License-Identifier: Apache-2.0
package dev.freehold.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.freehold.fuzz.compare.Run;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The number of a process that the program knows: there the reference makes a program that is not valid. */
class KnownRankTest {
  @Test
  void keepsItsTypeAndTheOtherResult() {
    Run run = new InProcess().onText(List.of("--canonicalize"), """
        module attributes {dlti.map = #dlti.map<"MPI:comm_world_rank" = 9 : i32>} {
          func.func @f() -> (!mpi.retval, i32) {
            %comm = mpi.comm_world : !mpi.comm
            %retval, %rank = mpi.comm_rank(%comm) : !mpi.retval, i32
            return %retval, %rank : !mpi.retval, i32
          }
        }
        """);
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("return %retval, %c9_i32 : !mpi.retval, i32"), run.out());
  }
}
